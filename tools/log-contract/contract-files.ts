import { join } from 'node:path'
import { logSchema } from '../../services/shared/log-schema'
import { describeDocuments } from './describe-documents'

const folder = join(__dirname, '../../docs/contract')

type File = { path: string; parser: 'graphql' | 'json'; text: string }

/** The contract of the publication log, by file: as the code keeps it now. */
export const contractFiles = (): Record<'log' | 'documents', File> => ({
  log: { path: join(folder, 'publication-log.graphql'), parser: 'graphql', text: logSchema },
  documents: {
    path: join(folder, 'documents.schema.json'),
    parser: 'json',
    text: JSON.stringify(describeDocuments()),
  },
})
