import { type Config } from 'payload'
import { accessFor } from '../access/access'
import { auditHooks } from '../audit/record-hooks'
import { refuseBadInput } from '../fields/refuse-bad-input'

/** Folders for pictures and files: order for editors alone. Neither an address nor a page knows of them. */
export const mediaFolders: Exclude<Config['folders'], false | undefined> = {
  collectionSpecific: false,
  browseByFolder: false,
  collectionOverrides: [
    ({ collection }) => ({
      ...collection,
      access: accessFor('draft', 'remove'),
      labels: {
        singular: { en: 'Folder', fr: 'Dossier', zh: '文件夹' },
        plural: { en: 'Folders', fr: 'Dossiers', zh: '文件夹' },
      },
      hooks: {
        ...collection.hooks,
        beforeOperation: [refuseBadInput],
        afterChange: [...(collection.hooks?.afterChange ?? []), ...auditHooks.afterChange],
        beforeDelete: [...(collection.hooks?.beforeDelete ?? []), ...auditHooks.beforeDelete],
      },
    }),
  ],
}
