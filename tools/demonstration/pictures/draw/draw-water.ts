import { createNoise, layer } from './noise'
import { blend, chanceBetween, clamp, type Colour, colours, type Draw, ease, type Light, scale } from './scene'

type Mood = { high: Colour; low: Colour; glow: Colour; deep: Colour; brightness: number }

const moods: Record<Light, Mood> = {
  high: {
    high: blend(colours.stone, colours.paleBlue, 0.35),
    low: scale(colours.white, 0.97),
    glow: [1, 0.98, 0.94],
    deep: blend(colours.stone, colours.paleBlue, 0.25),
    brightness: 0.75,
  },
  dusk: {
    high: scale(colours.blue, 0.55),
    low: blend(colours.stone, colours.paleBlue, 0.5),
    glow: [1, 0.93, 0.82],
    deep: scale(colours.deepBlue, 0.6),
    brightness: 0.7,
  },
  low: {
    high: scale(colours.ink, 0.6),
    low: scale(colours.slate, 1.3),
    glow: [0.85, 0.92, 1],
    deep: scale(colours.ink, 0.5),
    brightness: 0.9,
  },
}

type Wave = { x: number; z: number; height: number; start: number }

/** Open water under a sky, with the way of the light on it. */
export const drawWater: Draw = ({ random, light }) => {
  const mood = moods[light]
  const horizon = chanceBetween(random, 0.06, 0.3)
  const sunAt = chanceBetween(random, -0.45, 0.45)
  const sunUp = chanceBetween(random, 0.05, 0.22)
  const wind = chanceBetween(random, -0.5, 0.5)
  const calm = chanceBetween(random, 0.35, 0.8)
  const waves = Array.from({ length: 22 }, (_, index): Wave => {
    const turn = wind + chanceBetween(random, -0.75, 0.75)
    const tight = 0.55 * 1.33 ** index
    return {
      x: Math.sin(turn) * tight,
      z: Math.cos(turn) * tight,
      height: (0.05 * calm) / tight ** 0.94,
      start: chanceBetween(random, 0, 6.3),
    }
  })
  const clouds = layer(createNoise(random), 4)
  const skyAt = (x: number, up: number): Colour => {
    const cloud = ease(-0.05, 0.75, clouds(x * 1.6 + 3, up * 9))
    const base = blend(mood.low, mood.high, ease(-0.04, 0.62, up + 0.07 * cloud))
    const toSun = Math.hypot((x - sunAt) * 0.8, up - sunUp)
    const glow = Math.exp(-((toSun / 0.26) ** 2)) * mood.brightness + Math.exp(-((toSun / 0.045) ** 2)) * 0.8
    return blend(base, mood.glow, clamp(glow * (1 - 0.45 * cloud)))
  }
  return (x, y) => {
    const above = y - horizon
    if (above > 0) return skyAt(x, above)
    const far = 0.34 / Math.max(0.0022, -above)
    const [slopeX, slopeZ] = findSlope(waves, x * far * 1.1, far)
    const grazing = clamp(-above * 1.25 + Math.abs(slopeZ) * 0.5)
    const mirror = 0.16 + 0.84 * (1 - grazing) ** 4
    const seen = skyAt(x + slopeX * 1.7, Math.abs(-above * 0.9 + slopeZ * 1.15))
    const water = blend(mood.deep, seen, clamp(mirror))
    return blend(water, skyAt(x, 0.015), Math.exp(above * 70) * 0.75)
  }
}

/** How steep the water is at a place, without the waves that are too small to be seen from here. */
function findSlope(waves: readonly Wave[], x: number, z: number): readonly [number, number] {
  let [across, along] = [0, 0]
  for (const wave of waves) {
    const seen = Math.exp(-((Math.hypot(wave.x, wave.z * 2.2) * z * 0.0035) ** 2))
    if (seen < 0.02) continue
    const phase = wave.x * x + wave.z * z * 2.2 + wave.start
    const steep = wave.height * seen * Math.cos(phase + 0.7 * Math.sin(phase))
    across += steep * wave.x
    along += steep * wave.z
  }
  return [across, along]
}
