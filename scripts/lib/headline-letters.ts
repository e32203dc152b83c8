/** The characters of "Mona Headline", the small subset for every page's first headline. */
export const headlineLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .,:’?!-áéíóúñ';
