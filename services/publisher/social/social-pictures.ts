import { mkdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type PlannedPage } from '../../../src/plan/plan-site'
import { findSocialRecipe, socialPathOf, type SocialRecipe } from '../../../src/plan/social-picture'
import { storeContent } from '../../releases/files/compress'
import { mediaTypeOf } from '../../releases/files/media-type'
import { type Manifest } from '../../releases/manifest'
import { type Entry } from '../../releases/record'
import { type Blobs } from '../../releases/store/blobs'
import { unlessMissing, writeDurably } from '../../releases/store/durable-file'
import { drawPicture } from './draw-picture'

/**
 * The pictures by which social networks announce pages. Each is drawn when it is first asked for and then kept: most pages are
 * never shared, and no publication waits for a picture.
 */
export class SocialPictures {
  private readonly recipes = new Map<string, SocialRecipe>()
  private readonly drawing = new Map<string, Promise<Buffer>>()
  /** Asked for, and so far only here: the next release has them. */
  private readonly waiting = new Set<string>()
  private last: Promise<unknown> = Promise.resolve()
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** Remembers what the picture of a page is made of. Earlier ones stay: somebody may have shared the page before. */
  learn(path: string, head: PlannedPage['context']['head'] | undefined): void {
    const said = (name: string) =>
      head?.tags.find(({ attributes }) => attributes['property'] === name)?.attributes['content']
    const recipe = findSocialRecipe(path, said('og:title') ?? '', said('og:site_name') ?? '')
    const address = recipe && socialPathOf(recipe)
    if (recipe && address && said('og:image')?.endsWith(address)) this.recipes.set(address, recipe)
  }

  /** Undefined for what is the picture of no page. */
  async find(address: string): Promise<Buffer | undefined> {
    const kept = await unlessMissing(readFile(this.fileOf(address)))
    const recipe = this.recipes.get(address)
    const found = kept ?? (await (recipe && (this.drawing.get(address) ?? this.begin(address, recipe))))
    if (found) this.waiting.add(address)
    return found
  }

  /** What was drawn since, as the next release has it: whatever serves that needs no publisher. */
  async bring(blobs: Blobs, { entries }: Pick<Manifest, 'entries'>): Promise<Map<string, Entry>> {
    const put = new Map<string, Entry>()
    for (const address of this.waiting) {
      if (entries.has(address)) {
        this.waiting.delete(address)
        continue
      }
      const bytes = await unlessMissing(readFile(this.fileOf(address)))
      if (bytes) put.set(address, await storeContent(blobs, bytes, mediaTypeOf(address)))
    }
    return put
  }

  /** They are in a release. */
  settle(brought: ReadonlyMap<string, Entry>): void {
    for (const address of brought.keys()) this.waiting.delete(address)
  }

  /** One after the other, so that many who ask take no more of the machine than one. */
  private begin(address: string, recipe: SocialRecipe): Promise<Buffer> {
    const made = this.last
      .then(() => drawPicture(recipe))
      .then(async (bytes) => {
        await mkdir(this.folder, { recursive: true })
        await writeDurably(this.fileOf(address), bytes)
        return bytes
      })
      .finally(() => this.drawing.delete(address))
    this.last = made.catch(() => undefined)
    this.drawing.set(address, made)
    return made
  }

  private readonly fileOf = (address: string): string => join(this.folder, basename(address))
}
