'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { type DefaultCellComponentProps } from 'payload'
import { nameOf } from '../../../src/config/locales'
import { kindOf } from './kind-of'

/** The kind of an item as forms call it, where the log keeps the name that programs use. */
export function KindCell({ cellData }: DefaultCellComponentProps) {
  const { config } = useConfig()
  const { language } = useTranslation().i18n
  return <>{kindOf(config, String(cellData ?? ''), { language })}</>
}

/** What names no language was done to the item as a whole. */
export function LanguageCell({ cellData }: DefaultCellComponentProps) {
  const code = typeof cellData === 'string' ? cellData : ''
  return <>{nameOf(code) || '–'}</>
}
