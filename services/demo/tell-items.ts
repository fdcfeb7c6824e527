import { once } from 'node:events'

/** Prints items for the CMS to load, one a line and no faster than they are read; at the end, how many they were. */
export async function tellItems(items: Iterable<object>): Promise<void> {
  let count = 0
  const say = async (line: object) => {
    if (!process.stdout.write(`${JSON.stringify(line)}\n`)) await once(process.stdout, 'drain')
  }
  for (const item of items) {
    await say(item)
    count++
  }
  await say({ count })
}
