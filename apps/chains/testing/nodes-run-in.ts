/** Where the chains of a test run: as processes of this machine, or with `TEST_NODES=docker` in containers. */
export function nodesRunIn(): 'native' | 'docker' {
  const wished = process.env['TEST_NODES'] ?? 'native';
  if (wished === 'native' || wished === 'docker') return wished;
  throw new Error(`TEST_NODES must be "native" or "docker", not "${wished}"`);
}
