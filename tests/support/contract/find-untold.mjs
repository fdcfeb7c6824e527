const languages = ['en', 'fr', 'zh']

/** Payload's own, in all languages. */
const isPayloadsOwn = ({ name }) => ['blockName', 'folder', '_status'].includes(name)

/** What forms and lists say in English alone: names, hints and choices of fields, of kinds, of tabs, of parts within a text. */
export function findUntold({ collections, i18n }, inTexts) {
  const untold = new Set()
  const seen = new Set()
  const ask = (what, said) => {
    if (typeof said === 'string' && said !== '') untold.add(`${what}: ${said}`)
    if (typeof said !== 'object' || said === null) return
    for (const language of languages) if (!said[language]) untold.add(`${what} in ${language}: ${JSON.stringify(said)}`)
  }
  const askTab = (label) => {
    for (const language of languages) {
      const t = (key) => key.split(':').reduce((words, part) => words?.[part], i18n.translations[language])
      if (typeof label === 'string' || (label && !label({ t }))) untold.add(`tab in ${language}: ${label}`)
    }
  }
  const askField = (field) => {
    if (seen.has(field) || field.admin?.hidden || field.hidden || isPayloadsOwn(field)) return
    seen.add(field)
    ask('label', field.label)
    ask('label', field.labels?.singular)
    ask('hint', field.admin?.description)
    ask('row', field.admin?.components?.RowLabel?.clientProps?.kind)
    // Letters that are the value itself, such as EUR, are the same everywhere.
    for (const { label, value } of field.options ?? []) if (label !== value) ask('choice', label)
    for (const tab of field.tabs ?? []) {
      ask('label', tab.label)
      ask('hint', tab.description ?? tab.admin?.description)
    }
    for (const block of field.blocks ?? []) ask('part', block.labels?.singular)
    for (const part of [field, ...(field.tabs ?? []), ...(field.blocks ?? [])]) part.fields?.forEach(askField)
  }
  for (const { slug, labels, admin, fields } of collections) {
    if (slug.startsWith('payload-')) continue
    ask('kind', labels.singular)
    ask('kind', labels.plural)
    ask('group', admin.group)
    ask('hint', admin.description)
    for (const view of Object.values(admin.components?.views?.edit ?? {})) askTab(view?.tab?.label)
    fields.forEach(askField)
  }
  for (const part of inTexts) part.fields.forEach(askField)
  return { asked: seen.size, untold: [...untold] }
}
