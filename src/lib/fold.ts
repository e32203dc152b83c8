/** Text as it is compared: lower case, without accents. `Información` and `informacion` are one word. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
