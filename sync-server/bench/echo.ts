import Fastify from 'fastify';

/** What the HTTP layer alone can do with the same body: parsed, written and sent back. */
const app = Fastify({ bodyLimit: 16 * 1024 * 1024 });
app.post('/api/test-attempts/sync', async (request) => request.body);
const address = await app.listen({ host: '127.0.0.1', port: 0 });

process.on('message', (asked) => {
  const { rss } = process.memoryUsage();
  if (asked === 'used') process.send?.({ rss, peakRss: rss, cpu: process.cpuUsage() });
  if (asked === 'stop') void app.close().then(() => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: Number(new URL(address).port) });
