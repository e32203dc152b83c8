/**
 * The characters of the fonts that are painted first: "Mona Headline", for the first headline of
 * every page, and "Mona Text", for the text and buttons of the first screen.
 */
export const headlineLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .,:’?!-áéíóúñ';

export const textLetters = `${headlineLetters}0123456789–&%/()¿`;
