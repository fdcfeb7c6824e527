/** Where Payload's own words would leave an editor guessing. */
export const adminWords = {
  general: {
    noResultsFound: 'Nothing here',
    noResultsDescription: 'Nothing has been written yet, or nothing matches what you search and filter for.',
    trash: 'Bin',
    emptyTrash: 'Empty the bin',
    noTrashResults: 'No {{label}} in the bin.',
    titleTrashed: '{{label}} "{{title}}" moved to the bin.',
    aboutToTrash: 'You are about to move the {{label}} <1>{{title}}</1> to the bin. Are you sure?',
    aboutToTrashCount: 'You are about to move {{count}} {{label}} to the bin',
    // It stands between the names of fields: "Search by Title or Slug".
    or: 'or',
    locale: 'Language',
    locales: 'Languages',
    localeToPublish: 'Language to publish',
    // In angle brackets it reads like a fault.
    noLabel: 'No {{label}}',
    payloadSettings: 'Language and appearance',
  },
  authentication: {
    forgotPasswordEmailInstructions:
      'Type your e-mail address. You are sent a link with which you choose a new password.',
  },
  upload: {
    // A picture is never cropped: copies are made of the whole, and shown around this point.
    editImage: 'Set the focal point',
    previewSizes: 'See all sizes',
  },
  version: {
    aboutToRestore:
      'You are about to bring this {{label}} back as it was on {{versionDate}}, as a draft. Readers notice nothing until it is published.',
    aboutToPublishSelection:
      'You are about to publish the selected {{label}} in the language that this list shows. Are you sure?',
    draftHasPublishedVersion: 'Live, with changes to publish',
    // Lists of versions tell what readers have, and what they had.
    currentlyPublished: 'Live',
    previouslyPublished: 'Published before',
    currentDraft: 'Newest draft',
    previouslyDraft: 'Earlier draft',
    restoreThisVersion: 'Bring back as a draft',
    restoredSuccessfully: 'Brought back as a draft.',
    unpublish: 'Withdraw all languages',
    aboutToUnpublish: 'You are about to take this off the site in every language. Are you sure?',
  },
}
