/** 1:05, or 1:02:05 from an hour on: figures that every language reads. */
export function sayClock(at: number): string {
  const [hours, minutes, seconds] = [Math.floor(at / 3600), Math.floor(at / 60) % 60, Math.floor(at) % 60]
  const two = (value: number): string => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}
