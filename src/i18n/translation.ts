/** One sentence, or one for each plural category that the language has. */
export type Message = string | Plural
export type Plural = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>

/** The same messages in another language: none missing, none too many, plurals where there are plurals. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Plural
}

type BlankIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | BlankIn<Rest> : never

/** The blanks of a message: those of all its sentences, and the number by which one of them is chosen. */
export type BlankOf<Text> = Text extends string
  ? BlankIn<Text>
  : 'count' | { [Form in keyof Text]: BlankIn<Text[Form]> }[keyof Text]
