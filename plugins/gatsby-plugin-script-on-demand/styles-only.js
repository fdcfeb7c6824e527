const entry = 'styles-only'

/** A plugin of webpack: a module is compiled for its styles. Its script is not written, and nobody takes time to minify it. */
class StylesOnly {
  constructor(module) {
    this.module = module
  }

  apply(compiler) {
    const { name } = StylesOnly
    const { Compilation, EntryPlugin } = compiler.webpack
    new EntryPlugin(compiler.context, this.module, { name: entry }).apply(compiler)
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const files = [...(compilation.namedChunks.get(entry)?.files ?? [])]
        for (const file of files) if (file.endsWith('.js')) compilation.deleteAsset(file)
      })
    })
  }
}

exports.StylesOnly = StylesOnly
