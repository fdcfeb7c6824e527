'use client'

import { toast, useConfig, useListQuery, useLocale, useSelection, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { formatAdminURL, mergeListSearchAndWhere } from 'payload/shared'
import { mostChanges } from '../bundles/operations'
import { sayIn } from '../words/admin-language'
import { bundleWords } from '../words/bundle-words'
import './admin-view.css'

/** Leads to where many are moved to the bin together, with what uses them, one receipt and a way back. */
export function DeleteTicked({ slug }: { slug: string }) {
  const { config } = useConfig()
  const words = sayIn(bundleWords, useTranslation().i18n)
  const { count } = useSelection()
  const { code } = useLocale()
  const router = useRouter()
  const findTicked = useTicked(slug)
  if (count === 0) return null

  const lead = async () => {
    const ids = await findTicked()
    if (!ids) throw new Error(words.failed)
    if (ids.length > mostChanges) throw new Error(words.tooMany(mostChanges))
    const items = ids.map((id) => ['item', `${slug}.${id}`])
    const asked = new URLSearchParams([['operation', 'delete'], ['locale', code], ...items])
    router.push(`${formatAdminURL({ adminRoute: config.routes.admin, path: '/bundle' })}?${asked.toString()}`)
  }

  return (
    <p>
      <button
        className="admin-view-button"
        type="button"
        onClick={() => void lead().catch((error: unknown) => toast.error((error as Error).message))}
      >
        {words.deleteTicked(count)}
      </button>
    </p>
  )
}

type Ids = readonly (number | string)[]

/** Those on the screen are known; all that the list would show, page after page, are asked for. */
function useTicked(slug: string): () => Promise<Ids | undefined> {
  const { config, getEntityConfig } = useConfig()
  const { query } = useListQuery()
  const { selectAll, selectedIDs, getQueryParams } = useSelection()
  return async () => {
    const ticked: string = selectAll
    if (ticked !== 'allAvailable') return selectedIDs
    const collectionConfig = getEntityConfig({ collectionSlug: slug })
    const search = query.search ? mergeListSearchAndWhere({ collectionConfig, search: query.search }) : undefined
    const list = formatAdminURL({ apiRoute: config.routes.api, path: `/${slug}` })
    const response = await fetch(`${list}${getQueryParams(search)}&limit=${mostChanges + 1}&depth=0&draft=true`, {
      credentials: 'include',
    })
    if (!response.ok) return undefined
    return ((await response.json()) as { docs: { id: number }[] }).docs.map(({ id }) => id)
  }
}
