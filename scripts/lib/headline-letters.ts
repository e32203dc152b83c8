/** The characters of "Mona Headline", the small cut in which every page's first headline is painted. */
export const headlineLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz .,:’?!-áéíóúñ';
