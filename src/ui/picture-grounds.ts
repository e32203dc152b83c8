/** Colours of each picture from left to right, which `npm run art` writes. */
export const pictureGrounds: Readonly<Record<string, string>> = {
  edge: '#5b8a86,#629697,#132c30',
  shield: '#304673,#486094,#20304a',
  learning: '#3a253a,#502e4c,#221722',
  agents: '#5f3e21,#6c4524,#362417',
  'finance-leaders': '#0e0b0f,#70311d,#170d0f',
  'ai-data-teams': '#131d31,#3f2643,#322130',
  'compliance-officers': '#0b161a,#304a7a,#23304c',
  'blog-crm': '#e2d5c0,#dbc5a9,#e2d4be',
  'blog-breakfast': '#e4dfd4,#d5d0c3,#e4dfd4',
  'blog-speed': '#a2a39c,#9e9e98,#e9e7dc',
  'blog-latam': '#ebe6da,#d9d2ca,#e8e2d7',
  'blog-compliance': '#c5c2b9,#d5d4cf,#d0d4db',
};
