export type Answer = { token?: string; doc?: { id: number }; errors?: { message: string }[] }
export type Post = (path: string, body: object, token?: string) => Promise<Answer>

/** Through the door that people use too, so that what the CMS asks of them is asked of invented ones. */
export async function postToCms(url: string, body: object, token: string): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `JWT ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Answer
  if (response.ok) return answer
  throw new Error(
    `Of the invented people, ${new URL(url).pathname} could not be made: ${answer.errors?.[0]?.message ?? response.statusText}`,
  )
}
