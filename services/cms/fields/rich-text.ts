import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import { type RichTextField } from 'payload'
import { linkable } from '../collections/linkable'
import { footnote } from './footnote'

/** What a legal text needs and nothing that could break a page: no colours, no alignment, no raw HTML. */
const features = () => [
  FixedToolbarFeature(),
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  SubscriptFeature(),
  SuperscriptFeature(),
  OrderedListFeature(),
  UnorderedListFeature(),
  BlockquoteFeature(),
  LinkFeature({ enabledCollections: [...linkable] }),
]

export const editor = lexicalEditor({ features: features() })

/** For texts whose pages have a place for notes below them. */
export const editorWithNotes = lexicalEditor({
  features: [...features(), BlocksFeature({ inlineBlocks: [footnote] })],
})

type Own = Partial<Pick<RichTextField, 'label' | 'required' | 'localized' | 'admin' | 'editor'>>

export const richText = (name: string, own: Own = {}): RichTextField => ({
  name,
  type: 'richText',
  localized: true,
  editor,
  ...own,
})
