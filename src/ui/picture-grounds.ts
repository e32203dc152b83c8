/** Colours of each picture from left to right, which `npm run art` writes. */
export const pictureGrounds: Readonly<Record<string, string>> = {
  edge: '#5b8a86,#629697,#142e33',
  shield: '#314674,#496194,#21314c',
  learning: '#3d263d,#543150,#261a24',
  agents: '#634123,#704927,#3d2818',
  'finance-leaders': '#0e0b0f,#74341e,#170d0f',
  'ai-data-teams': '#141d32,#422946,#362333',
  'compliance-officers': '#0b171b,#324b7c,#24314f',
  'blog-crm': '#e2d5c0,#dbc5a9,#e2d4be',
  'blog-breakfast': '#e4dfd4,#d5d0c3,#e4dfd4',
  'blog-speed': '#a2a39c,#9e9e98,#e9e7dc',
  'blog-latam': '#ebe6da,#d9d2ca,#e8e2d7',
  'blog-compliance': '#c5c2b9,#d5d4cf,#d0d4db',
};
