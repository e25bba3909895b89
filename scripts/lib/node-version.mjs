// Imported first and written in old syntax, so that an old Node prints the message and not a stack trace.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Prep needs Node 20.19 or newer; this is ${process.versions.node}. Get one from https://nodejs.org.`,
  );
  process.exit(1);
}
