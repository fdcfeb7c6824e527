import { createHash } from 'node:crypto'
import { createRandom, type Random } from '../../../services/demo/compose/random'
import { type Picture } from '../../../services/demo/pictures/read-pictures'
import { drawPixels } from './draw/paint'
import { type Scene } from './draw/scene'
import { drawings } from './draw-all'

/** The drawing of a picture, which follows from its key and from nothing else. */
export function sceneOf({ key, drawing, light }: Picture): { scene: Scene; random: Random } {
  const random = createRandom(`picture|${key}`)
  return { scene: drawings[drawing]({ random, light }), random }
}

const sample = { width: 24, height: 16 }

/** A digest of the drawing in a few pixels: another drawing has another one. */
export function takeSample(picture: Picture): string {
  const { scene, random } = sceneOf(picture)
  return createHash('sha256')
    .update(drawPixels(scene, sample, random))
    .digest('hex')
    .slice(0, 16)
}
