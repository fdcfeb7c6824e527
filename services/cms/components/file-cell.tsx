'use client'

import { DefaultCell } from '@payloadcms/ui'
import { type DefaultCellComponentProps } from 'payload'
import { findFileName } from '../media/find-file-name'

/** A file as its uploader called it, without what keeps its address from being guessed. */
export function FileCell({ cellData, ...props }: DefaultCellComponentProps) {
  const words = typeof cellData === 'string' ? (findFileName(cellData)?.words ?? cellData) : ''
  return <DefaultCell {...props} cellData={words} />
}
