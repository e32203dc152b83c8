/**
 * Hashes of the figure that stands before anything is sent, and without JavaScript: WebCrypto
 * answers asynchronously, a prerendered page can't wait. A test computes them anew.
 */
export const exampleHashes: readonly string[] = [
  '69e8a757edb61a3b130148aeeb98512dcd7258cee119061fa82cbdc0a7e431d7',
  '55e1cb366f5b8d7b07a6ed8b4200a148597cf5a0fc3879ea5fbcae243c479b05',
  'dc7c802778d2b507fd3a439b8f0ae6ad511a130e1475da7484b71717f52bcc88',
  '131ade7d4f3f749d9c907e8c15dbc6787606ac164ba7f3ca986d1993c81da1f8',
  '0ec0203c0018afadceb36e2b9f8723f34d388ab4a53775cfb994dbfb4ef39021',
  '3d05e993ae64c10fa785b6f090fe57c6ddda7e81270567f1bb1d043185766e13',
];
