const { readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { writeConstants } = require('./constants')
const { joinSheets } = require('./join-sheets')

const ofStyles = 'css/mini-extract'
/** Gatsby's names: of the chunk with all styles, and of what it starts in the browser. */
const [everything, app] = ['styles', 'app']
const isSheet = (file) => file.endsWith('.css')

/** All that is compiled in with some modules, and with what they import in turn, now or later. */
function reach(roots, graph, isBeyond = () => false) {
  const reached = new Set()
  const todo = [...roots]
  while (todo.length > 0) {
    const module = todo.pop()
    if (!module || reached.has(module) || isBeyond(module)) continue
    reached.add(module)
    for (const connection of graph.getOutgoingConnections(module)) todo.push(connection.module)
  }
  return reached
}

/**
 * A plugin of webpack. Gatsby writes one sheet with all styles of the site into every page. In its place, each template gets a
 * sheet of the style modules that it and the frame of all pages import, in the order of the one sheet, so that nothing changes
 * but what cannot apply. Templates that are drawn in the browser keep the one sheet, with what they alone can use: its name
 * is compiled into their scripts.
 */
class SheetsByTemplate {
  constructor({ templates, drawn, folder, publicFolder, constants = new Set() }) {
    Object.assign(this, { templates, drawn, folder, publicFolder, constants })
  }

  apply(compiler) {
    const { name } = SheetsByTemplate
    const { Compilation } = compiler.webpack
    let sheets = new Map()
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      let found = new Map()
      let parts = []
      // Before webpack joins modules and leaves out what nothing uses.
      compilation.hooks.finishModules.tap(name, (modules) => void (found = this.find(modules, compilation)))
      const at = (stage, work) => compilation.hooks.processAssets.tap({ name, stage }, work)
      at(Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS, () => void (parts = this.takeApart(compilation)))
      // What minifies style sheets has looked at each part.
      at(Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1, () => this.putTogether(found, parts, compilation))
      compilation.hooks.afterProcessAssets.tap(name, () => void (sheets = this.nameSheets(compilation)))
    })
    // After Gatsby's own plugin, which notes for each template what its pages bring.
    compiler.hooks.done.tap(name, () => this.note(sheets))
  }

  /** By the name of a template, the modules that its pages may take styles from. */
  find(modules, { moduleGraph, entries }) {
    const files = new Map(this.templates.map((template) => [template.path, template]))
    const templateOf = ({ resource }) => files.get(resource?.split('?')[0])
    const start = entries.get(app)?.dependencies.map((dependency) => moduleGraph.getModule(dependency)) ?? []
    const frame = reach(start, moduleGraph, templateOf)
    const found = new Map()
    for (const module of modules) {
      const template = templateOf(module)
      if (!template) continue
      const before = found.get(template.name) ?? frame
      found.set(template.name, new Set([...before, ...reach([module], moduleGraph)]))
    }
    return found
  }

  /** The modules of the one sheet in its order, each as a sheet of its own. */
  takeApart(compilation) {
    const chunk = compilation.namedChunks.get(everything)
    const sheet = [...(chunk?.files ?? [])].find(isSheet)
    if (!sheet) throw new Error(`There is no style sheet of the name ${everything}`)
    const whole = compilation.getAsset(sheet).source.source().toString()
    const { RawSource } = compilation.compiler.webpack.sources
    const modules = [...compilation.chunkGraph.getChunkModulesIterableBySourceType(chunk, ofStyles)]
    const placed = modules.map((module) => ({ module, text: module.content.toString() }))
    const parts = placed
      .filter(({ text }) => text.trim() !== '')
      .map((part) => ({ ...part, place: whole.indexOf(part.text) }))
      .sort((one, other) => one.place - other.place)
    const lost = parts.find(({ module, place }) => place < 0 || module.media)
    if (lost) throw new Error(`${lost.module.identifier()} does not stand in ${sheet} as it is`)
    for (const [position, part] of parts.entries()) {
      part.asset = `${this.folder}/part-${position}.css`
      compilation.emitAsset(part.asset, new RawSource(part.text))
    }
    compilation.updateAsset(sheet, new RawSource(''))
    return parts.map(({ module, asset }) => ({ module, asset, sheet }))
  }

  putTogether(found, parts, compilation) {
    const { RawSource } = compilation.compiler.webpack.sources
    const texts = new Map(parts.map(({ asset }) => [asset, compilation.getAsset(asset).source.source().toString()]))
    const joinOf = (modules) => {
      const own = parts.filter(({ module }) => modules.has(module))
      return new RawSource(writeConstants(joinSheets(own.map(({ asset }) => texts.get(asset))), this.constants))
    }
    const inBrowser = new Set(this.drawn.flatMap((name) => [...(found.get(name) ?? [])]))
    for (const { asset } of parts) compilation.deleteAsset(asset)
    if (parts[0]) compilation.updateAsset(parts[0].sheet, joinOf(inBrowser), { minimized: true })
    for (const [name, modules] of found) {
      if (this.drawn.includes(name)) continue
      compilation.emitAsset(`${this.folder}/${name}.css`, joinOf(modules), { minimized: true })
    }
  }

  /** By the name of a template's chunk, the file of its sheet, after it got its last name. */
  nameSheets({ namedChunks }) {
    const whole = [...(namedChunks.get(everything)?.files ?? [])].find(isSheet)
    return new Map(
      this.templates.map(({ name, chunk }) => [
        chunk,
        this.drawn.includes(name) ? whole : `${this.folder}/${name}.css`,
      ]),
    )
  }

  note(sheets) {
    const file = join(this.publicFolder, 'webpack.stats.json')
    const stats = JSON.parse(readFileSync(file, 'utf8'))
    const { assetsByChunkName: assets } = stats
    const withoutSheets = (chunk) => (assets[chunk] ?? []).filter((asset) => !isSheet(asset))
    assets[app] = withoutSheets(app)
    for (const [chunk, sheet] of sheets) assets[chunk] = [...withoutSheets(chunk), sheet]
    writeFileSync(file, JSON.stringify(stats))
  }
}

exports.SheetsByTemplate = SheetsByTemplate
