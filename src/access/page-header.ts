/** Says which open page makes a change, by a word of its own making: it alone needs no news of it. */
export const pageHeader = 'x-page'
