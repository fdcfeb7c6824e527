import sharp, { type Sharp } from 'sharp'
import { type Random } from '../../../../services/demo/compose/random'
import { chanceBetween, type Scene } from './scene'

export type Frame = { width: number; height: number }

const gamma = 1 / 2.2
// Drawn larger than it is kept, so that edges are smooth.
const finer = 1.25

export function paint(scene: Scene, frame: Frame, random: Random): Sharp {
  const [width, height] = [Math.round(frame.width * finer), Math.round(frame.height * finer)]
  const pixels = drawPixels(scene, { width, height }, random)
  return sharp(pixels, { raw: { width, height, channels: 3 } }).resize(frame.width, frame.height, {
    kernel: 'lanczos3',
  })
}

const teeth = 4096
const deepest = 0.9

/** With the faint grain that keeps even tones from breaking into bands. */
export function drawPixels(scene: Scene, { width, height }: Frame, random: Random): Buffer {
  const pixels = Buffer.alloc(width * height * 3)
  const grain = Array.from({ length: teeth }, () => chanceBetween(random, -deepest, deepest))
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const light = scene((column + 0.5 - width / 2) / height, 0.5 - (row + 0.5) / height)
      const tooth = (Math.imul(row, 1103) + Math.imul(column, 2741) + ((row * column) >> 3)) & (teeth - 1)
      const lift = grain[tooth] ?? 0
      const at = (row * width + column) * 3
      for (let part = 0; part < 3; part++) pixels[at + part] = toByte(light[part] ?? 0, lift)
    }
  }
  return pixels
}

const bright = 0.8

// The brightest light keeps some drawing in it.
const soften = (light: number): number =>
  light < bright ? light : bright + (1 - bright) * (1 - Math.exp(-(light - bright) / (1 - bright)))

const toByte = (light: number, lift: number): number =>
  Math.max(0, Math.min(255, Math.round(255 * soften(Math.max(0, light)) ** gamma + lift)))
