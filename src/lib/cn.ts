import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: {
    classGroups: {
      'font-size': [
        { type: ['hero', 'display', 'head', 'title', 'lede', 'body', 'small', 'label', 'figure'] },
      ],
    },
  },
});

/** Joins class names; of two that set the same property the later one wins. */
export const cn = (...classes: ClassValue[]) => merge(clsx(classes));
