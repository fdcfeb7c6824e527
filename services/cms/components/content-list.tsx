'use client'

import { DefaultListView } from '@payloadcms/ui'
import { type ListViewClientProps } from 'payload'
import { DeleteTicked } from './delete-ticked'

/**
 * Payload's list, but for one thing: its own button for many moves them to the bin without a word about who uses them. The
 * bin itself keeps it, since nobody uses what is there.
 */
export function ContentList(props: ListViewClientProps) {
  const { viewType, hasDeletePermission, hasTrashPermission, collectionSlug, BeforeListTable, disableBulkDelete } =
    props
  if (viewType === 'trash') return <DefaultListView {...props} />
  const mayDelete = !disableBulkDelete && (hasDeletePermission || hasTrashPermission === true)
  return (
    <DefaultListView
      {...props}
      disableBulkDelete
      BeforeListTable={
        <>
          {BeforeListTable}
          {mayDelete ? <DeleteTicked slug={collectionSlug} /> : null}
        </>
      }
    />
  )
}
