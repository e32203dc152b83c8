/** Colours of each picture from left to right, which `npm run art` writes. */
export const pictureGrounds: Readonly<Record<string, string>> = {
  edge: '#435e5f,#28585d,#0c2026',
  shield: '#253d6f,#39548e,#172846',
  learning: '#271a2d,#3e223f,#1b141e',
  agents: '#3f2a1d,#4c321f,#1e1714',
  'finance-leaders': '#0e0b10,#672f1e,#160d10',
  'ai-data-teams': '#111a2f,#352039,#2b1c2b',
  'compliance-officers': '#0a1419,#254072,#1e2b49',
  'blog-crm': '#e2d5c0,#dbc5a9,#e2d4be',
  'blog-breakfast': '#e4dfd4,#d5d0c3,#e4dfd4',
  'blog-speed': '#a2a39c,#9e9e98,#e9e7dc',
  'blog-latam': '#ebe6da,#d9d2ca,#e8e2d7',
  'blog-compliance': '#c5c2b9,#d5d4cf,#d0d4db',
};
