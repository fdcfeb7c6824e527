import * as z from 'zod'

const answer = z.object({ data: z.object({ head: z.number() }) })

/** The number of the newest row of the publication log; 0 when nothing was ever published. */
export async function findHead({ logUrl, siteKey }: { logUrl: string; siteKey: string }): Promise<number> {
  const response = await fetch(logUrl, {
    method: 'POST',
    headers: { authorization: `Bearer ${siteKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ head }' }),
  })
  return answer.parse(await response.json()).data.head
}
