import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import { type AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { type ReactNode } from 'react'
import { rolesOf } from '../access/access'
import { type Action, mayDo } from '../access/actions'
import './admin-view.css'

type Props = { view: AdminViewServerProps; action: Action; heading: string; lead?: string; children: ReactNode }

/** A screen of our own inside the administration, for those who may do what it is for. */
export function AdminView({ view, action, heading, lead, children }: Props) {
  const { initPageResult, params, searchParams } = view
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!req.user || !mayDo(rolesOf(req.user), action))
    redirect(formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: '' }))
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale ? { locale } : {})}
      {...(params ? { params } : {})}
      payload={req.payload}
      permissions={permissions}
      {...(searchParams ? { searchParams } : {})}
      req={req}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <Gutter className="admin-view">
        <h1>{heading}</h1>
        {lead === undefined ? null : <p>{lead}</p>}
        {children}
      </Gutter>
    </DefaultTemplate>
  )
}
