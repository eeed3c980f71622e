// The sheet of the parts that come later, linked at the end of the page of the seas: the chart in the page itself is painted without waiting for it.
import HtmlWebpackPlugin from 'html-webpack-plugin';

const NAME = 'parts-look';
export const laterStyles = {[NAME]: './www/styles/parts.css'};

export class LaterStyles {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const files = () => [...(compilation.entrypoints.get(NAME)?.getFiles() ?? [])];
      const {createHtmlTagObject, getHooks} = HtmlWebpackPlugin;
      getHooks(compilation).alterAssetTagGroups.tap(NAME, (page) => {
        const href = files().find((file) => file.endsWith('.css'));
        if (page.outputName === 'index.html' && href)
          page.bodyTags.push(createHtmlTagObject('link', {href, rel: 'stylesheet'}));
        return page;
      });
      // What webpack makes of a sheet alone is an empty script besides.
      compilation.hooks.afterProcessAssets.tap(NAME, () => {
        for (const file of files()) if (/\.js(\.|$)/.test(file)) compilation.deleteAsset(file);
      });
    });
  }
}
