/* global document -- this runs in the browser */

// The server decides; this only says so while the person types. The rules come with the page (users/password-rules.ts).
const tests = {
  length: (password, { least }) => [...password].length >= Number(least),
  own: (password, _, email) => {
    const own = email.toLowerCase().split('@')[0]
    return password !== '' && (own.length < 3 || !password.toLowerCase().includes(own))
  },
  common: (password, { distinct, fragments }) =>
    new Set(password).size >= Number(distinct) &&
    !fragments.split(' ').some((fragment) => password.toLowerCase().includes(fragment)),
}

const input = document.querySelector('[data-rules]')
const email = document.querySelector('input[name=email]')
const items = [...document.querySelectorAll('[data-rule]')]

function show() {
  const address = email?.value ?? input.dataset.email ?? ''
  for (const item of items) {
    const isMet = tests[item.dataset.rule](input.value, item.dataset, address)
    item.classList.toggle('met', isMet)
    item.querySelector('.state').textContent = isMet ? item.dataset.met : item.dataset.unmet
  }
}

for (const field of [input, email]) field?.addEventListener('input', show)
show()
