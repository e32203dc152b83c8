import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names. Conflicting utilities are not merged: styles that a caller may override are in
 * the components layer (`styles/components.css`), which all utilities override.
 */
export const cn = (...classes: ClassValue[]) => clsx(classes);
