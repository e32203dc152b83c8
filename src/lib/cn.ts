import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names. Nothing is merged: what a caller may override stands in the
 * components layer (styles/components.css), below every utility.
 */
export const cn = (...classes: ClassValue[]) => clsx(classes);
