/** A folder of the built site that no release takes in; `services/releases/store/read-folder.ts` leaves it out. */
export const unpublishedFolder = '__templates'
