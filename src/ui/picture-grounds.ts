/** Colours of each picture from left to right, which `npm run art` writes. */
export const pictureGrounds: Readonly<Record<string, string>> = {
  edge: '#478580,#579494,#0c282c',
  shield: '#2d416a,#455d8e,#1a263f',
  learning: '#2f1c2e,#4a2946,#231721',
  agents: '#583b21,#664224,#2f2116',
  'finance-leaders': '#0e0b0e,#74331e,#170d0f',
  'ai-data-teams': '#111a2d,#311d35,#2d1e2c',
  'compliance-officers': '#091417,#2e4672,#222e4b',
  'blog-crm': '#e2d5c0,#dbc5a9,#e2d4be',
  'blog-breakfast': '#e4dfd4,#d5d0c3,#e4dfd4',
  'blog-speed': '#a2a39c,#9e9e98,#e9e7dc',
  'blog-latam': '#ebe6da,#d9d2ca,#e8e2d7',
  'blog-compliance': '#c5c2b9,#d5d4cf,#d0d4db',
};
