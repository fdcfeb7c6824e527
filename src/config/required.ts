/** A setting that a server cannot do without. */
export function required(name: string): string {
  const value = process.env[name]
  if (value) return value
  throw new Error(`${name} is not set. "npm start" sets it; see .env.example for an installation of your own.`)
}
