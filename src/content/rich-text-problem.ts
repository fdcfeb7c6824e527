/** Why a text cannot be shown, as the end of a sentence for its editor. */
export class RichTextProblem extends Error {
  override name = 'RichTextProblem'
}
