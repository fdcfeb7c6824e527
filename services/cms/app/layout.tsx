import '@payloadcms/next/css'
import config from '@payload-config'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { type ServerFunctionClient } from 'payload'
import { type ReactNode } from 'react'
import '../components/admin.css'
import { Refusal } from '../workflow/refusal'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap, serverFunctions: { 'copy-data-from-locale': refuseCopy } })
}

/** It would publish the words of one language in another. */
function refuseCopy(): never {
  throw new Refusal('Open the language that is not written yet, and start it from another there.')
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
