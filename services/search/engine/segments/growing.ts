/** A list of numbers that grows without boxing any of them. */
export class GrowingNumbers {
  #numbers = new Uint32Array(1024)
  length = 0

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const larger = new Uint32Array(this.length * 2)
      larger.set(this.#numbers)
      this.#numbers = larger
    }
    this.#numbers[this.length++] = number
  }

  set(index: number, number: number): void {
    this.#numbers[index] = number
  }

  at(index: number): number {
    return this.#numbers[index] ?? 0
  }

  toArray(): Uint32Array {
    return this.#numbers.slice(0, this.length)
  }
}
