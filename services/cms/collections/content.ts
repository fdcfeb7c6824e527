import { type CollectionBeforeChangeHook, type CollectionConfig, type Field, type Tab } from 'payload'
import { type LocaleSet, localesIn } from '../../../src/config/locales'
import { isTypeOn } from '../../../src/config/modules'
import { contentAccess, keepLiveForPublishers } from '../access/content-access'
import { noteChanged, noteDeleted } from '../access-feed/note-change'
import { recordDelete, recordReview, recordTrash } from '../audit/content-hooks'
import { environment } from '../environment'
import {
  liveField,
  originalBeside,
  publicationColumn,
  reviewDates,
  seoTab,
  summaryField,
  titleField,
  unusedReviewDates,
} from '../fields/edition'
import { type Alone, keepAlone } from '../fields/keep-alone'
import { refuseBadInput } from '../fields/refuse-bad-input'
import { reviewFields } from '../fields/review'
import { type Rule } from '../fields/rules'
import { slugField } from '../fields/slug'
import { type ContentFacts, type Teaser } from '../log/facts'
import { touchHooks } from '../log/touched'
import { previewsOf } from '../preview/admin-preview'
import { refuseStale, waitForOthers } from '../together/refuse-stale'
import { noteTranslation } from '../translation/note-translation'
import { type TabName } from '../words/admin-words'
import { contentEndpoints } from '../workflow/content-endpoints'
import { waitForEmbargo } from '../workflow/embargo'
import { keepFolded } from '../workflow/keep-folded'
import { letNamesFallBack } from '../workflow/languages/names-fall-back'
import { refuseOtherLanguages } from '../workflow/languages/offered-languages'
import { publishOneLanguage } from '../workflow/languages/publish-one-language'
import { switchLive } from '../workflow/languages/switch-live'
import { keepReview } from '../workflow/reviews/review'
import { tellReview } from '../workflow/reviews/tell-review'
import { keepVersions } from '../workflow/versions/keep-versions'
import { lawVersionHooks } from '../workflow/versions/law-versions'
import { checkLive, rememberLive } from '../workflow/versions/live-change'

export type ContentGroup =
  'People and places' | 'Expertise' | 'Insights' | 'The firm' | 'Products' | 'Navigator' | 'Graduates' | 'Site'

export type ContentOptions = {
  slug: string
  /** The item's kind as the log, the route table and the site call it. */
  type: string
  labels: { singular: string; plural: string }
  group: ContentGroup
  description: string
  /** The name of the field that names the item, and what editors call it. */
  title?: [name: string, label: string, atMost?: number]
  titleRule?: Rule
  /** The languages in which it is published: those of the main site unless it says others. */
  set?: LocaleSet | 'every'
  /** A second lawyer must approve every text before it is published; or those with these slugs, and what is below them. */
  needsApproval?: boolean | readonly string[]
  /** `path`: a page of its own. `key`: pages under several others, with one slug. `none`: appears on the pages of others. */
  address?: 'path' | 'key' | 'none'
  /** The field that holds the slug where it is a choice rather than a text. */
  slugName?: string
  /** Who may read the published document; a function of the item where editors decide. */
  audience?: 'public' | 'account'
  /** What the public reads of an item that is for subscribers: a document of its own in the log. */
  teaser?: Teaser
  hasNoSummary?: boolean
  /** Readers cite its texts by number: the fields `version`, `changeKind` and `changeNote` are kept true. */
  hasLawVersions?: boolean
  /** The field with the moment before which readers see nothing of a published item. */
  embargo?: string
  /** What the last live item of a language says on every page, so that it cannot be taken away. */
  mustStay?: string
  /** Fields whose item's address begins this item's own, and the collection each points to; the nearest first. */
  addressParents?: Record<string, string>
  /** What the kind keeps true of itself, before anybody compares what changed. */
  keep?: CollectionBeforeChangeHook
  /** Fields whose values together belong to one published item alone, and what to say to the second. */
  onlyOneWith?: Alone
  columns?: string[]
  /** What a list is searched by beside title and slug, such as the name of what an item belongs to. */
  searched?: readonly string[]
  /** Its fields say when it was and will be reviewed, in all languages at once. */
  hasOwnReview?: true
  /** The account service reads what is internal of it. */
  tellsAccess?: true
  /** A page beside the form of each item, under its own tab. */
  beside?: { component: string; name: TabName }
  fields: Field[]
  tabs?: Tab[]
}

/** A form that was left open keeps others out this long after its last change. */
const lockSeconds = 120

/** What every kind of content has in common; a collection adds only its own fields. */
export function content(options: ContentOptions): CollectionConfig {
  const { slug, labels } = options
  const facts = factsOf(options)
  return {
    slug,
    labels,
    access: contentAccess,
    trash: true,
    lockDocuments: { duration: lockSeconds },
    defaultSort: '-updatedAt',
    // `keepVersions` says which are kept.
    versions: { maxPerDoc: 0, drafts: { schedulePublish: { timeIntervals: 1, timeFormat: 'HH:mm' } } },
    admin: adminOf(options, facts),
    custom: { content: facts },
    // Payload adds its own to the list that it is given.
    endpoints: [...contentEndpoints],
    hooks: hooksOf(options),
    fields: fieldsOf(options, facts),
  }
}

function hooksOf(options: ContentOptions): NonNullable<CollectionConfig['hooks']> {
  const { slug, onlyOneWith, hasLawVersions = false, keep, tellsAccess } = options
  const touched = touchHooks(slug)
  const numbered = lawVersionHooks(hasLawVersions)
  return {
    beforeOperation: [
      letNamesFallBack,
      refuseOtherLanguages,
      refuseBadInput,
      publishOneLanguage,
      switchLive,
      keepLiveForPublishers,
      waitForOthers,
    ],
    beforeChange: [
      refuseStale,
      ...(keep ? [keep] : []),
      ...touched.beforeChange,
      ...numbered.beforeChange,
      keepReview,
      rememberLive,
      ...keepAlone(onlyOneWith),
    ],
    afterChange: [
      ...touched.afterChange,
      ...(tellsAccess ? [noteChanged(slug)] : []),
      checkLive,
      ...numbered.afterChange,
      recordReview,
      tellReview,
      recordTrash,
      waitForEmbargo,
      noteTranslation,
      keepVersions,
      keepFolded,
    ],
    beforeDelete: [...touched.beforeDelete, recordDelete],
    afterDelete: [...touched.afterDelete, ...(tellsAccess ? [noteDeleted(slug)] : [])],
  }
}

/** How the admin shows a kind, and what its forms in the browser may know of it. */
function adminOf(
  { slug, group, description, columns = [], searched = [], beside }: ContentOptions,
  facts: ContentFacts,
): NonNullable<CollectionConfig['admin']> {
  return {
    group,
    description,
    hidden: !isTypeOn(facts.type),
    hideAPIURL: true,
    // `startLanguage` stands for it, which publishes nothing.
    disableCopyToLocale: true,
    ...previewsOf(slug, facts),
    components: {
      edit: {
        Status: '/components/publication-status#PublicationStatus',
        PublishButton: '/components/publish-button#PublishButton',
        SaveDraftButton: '/components/save-draft#SaveDraft',
      },
      ...(facts.addressParents.parent === slug ? { beforeListTable: ['/components/place-tree#PlaceTree'] } : {}),
      views: {
        list: { Component: '/components/content-list#ContentList' },
        edit: {
          versions: { Component: '/components/version-list#VersionList' },
          ...(beside ? { [beside.name]: viewOf(beside) } : {}),
        },
      },
    },
    custom: {
      type: facts.type,
      hasPublisher: environment.hasPublisher(),
      hasPreview: facts.address === 'path' && environment.hasPublisher(),
      needsApproval: facts.needsApproval,
    },
    useAsTitle: facts.titleName,
    defaultColumns: [facts.titleName, ...columns, publicationColumn.name, 'updatedAt'],
    listSearchableFields: [facts.titleName, ...(hasSlug(facts) ? ['slug'] : []), ...searched],
    pagination: { defaultLimit: 25 },
  }
}

const viewOf = ({ component, name }: NonNullable<ContentOptions['beside']>) => ({
  Component: component,
  path: `/${name}` as const,
  tab: { label: ({ t }: { t: (key: string) => string }) => t(`tabs:${name}`), href: `/${name}` as const },
})

const hasSlug = ({ address, slugName }: ContentFacts): boolean => address !== 'none' && slugName === undefined

function factsOf(options: ContentOptions): ContentFacts {
  return {
    type: options.type,
    set: options.set ?? 'main',
    needsApproval: options.needsApproval ?? false,
    address: options.address ?? 'path',
    slugName: options.slugName,
    audience: options.audience ?? 'public',
    teaser: options.teaser,
    embargo: options.embargo,
    mustStay: options.mustStay,
    titleName: options.title?.[0] ?? 'title',
    addressParents: options.addressParents ?? {},
    tellsAccess: options.tellsAccess ?? false,
  }
}

function fieldsOf(options: ContentOptions, facts: ContentFacts): Field[] {
  const { title, titleRule, hasNoSummary, hasOwnReview, fields, tabs = [] } = options
  const own: Tab = {
    label: 'Content',
    fields: [
      titleField(facts.titleName, title?.[1] ?? 'Title', { atMost: title?.[2], rule: titleRule }),
      ...(hasNoSummary ? [] : [summaryField]),
      ...fields,
    ],
  }
  return [
    ...(localesIn(facts.set).length > 1 ? [originalBeside] : []),
    { type: 'tabs', tabs: [own, ...tabs, ...(facts.address === 'path' ? [seoTab] : [])] },
    liveField,
    ...(hasSlug(facts) ? [slugField(facts.titleName)] : []),
    ...reviewFields,
    ...(hasOwnReview ? unusedReviewDates : reviewDates),
    publicationColumn,
  ]
}
