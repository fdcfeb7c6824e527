/** The answer to an upload that names an address which the CMS would have to fetch. */
export const sendItself = 'Send the file itself: nothing is fetched from an address.'

/** A text in the field of the file makes Payload read a stored file of that name, before it asks who is sending. */
export async function findFormProblem(body: Buffer<ArrayBuffer>, type: string): Promise<string | undefined> {
  try {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData()
    return form.getAll('file').some((part) => typeof part === 'string') ? sendItself : undefined
  } catch {
    return 'The form cannot be read. Send it again.'
  }
}
