/** Said by the door when the password is right and a code is missing; its form then asks for one. */
export const codeNeeded = 'Type the code that your authenticator app shows.'
