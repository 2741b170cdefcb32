/** The oldest browsers that the site is built for, of spring 2024: what they all have, such as `light-dark()`, is not written out in other words. */
export const BROWSERS = ['chrome123', 'edge123', 'firefox121', 'safari17.5', 'ios17.5'];
