/** Sources import each other as `.js`, as Node wants it; here the `.ts` or `.tsx` beside it is meant. Packages are left alone. */
module.exports = (request, options) => {
  if (!/^\.{1,2}\/.*\.js$/.test(request) || options.basedir.includes('/node_modules/')) return options.defaultResolver(request, options);
  for (const ending of ['.ts', '.tsx', '.js']) {
    try {
      return options.defaultResolver(request.replace(/\.js$/, ending), options);
    } catch (error) {
      if (ending === '.js') throw error;
    }
  }
};
