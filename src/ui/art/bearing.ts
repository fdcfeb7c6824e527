export type Place = { latitude: number; longitude: number }

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180
const earthDiameter = 12_742

/** The way to set out on the great circle from one place to another, in degrees from north. */
export function findBearing(from: Place, to: Place): number {
  const [start, end] = [toRadians(from.latitude), toRadians(to.latitude)]
  const turn = toRadians(to.longitude - from.longitude)
  const east = Math.sin(turn) * Math.cos(end)
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(turn)
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
}

/** The great circle between two places, in kilometres. */
export function findDistance(from: Place, to: Place): number {
  const half = (degrees: number): number => Math.sin(toRadians(degrees) / 2) ** 2
  const haversine =
    half(to.latitude - from.latitude) +
    Math.cos(toRadians(from.latitude)) * Math.cos(toRadians(to.latitude)) * half(to.longitude - from.longitude)
  return earthDiameter * Math.asin(Math.sqrt(haversine))
}
