/**
 * The characters of the font "Mona Headline", a small subset for the first headline of every page.
 */
export const headlineLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .,:’?!-áéíóúñ';
