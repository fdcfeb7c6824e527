import {
  BlockquoteFeature,
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

/** What a legal text needs and nothing that could break a page: no colours, no alignment, no raw HTML. */
export const editor = lexicalEditor({
  features: [
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
  ],
})

type Own = Partial<Pick<RichTextField, 'label' | 'required' | 'localized' | 'admin'>>

export const richText = (name: string, own: Own = {}): RichTextField => ({
  name,
  type: 'richText',
  localized: true,
  editor,
  ...own,
})
