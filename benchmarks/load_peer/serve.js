// Serves the race: node serve.js PORT [FOLDER]. Matches are kept in memory, or in files of a folder.
const { FlatFile, Origins, Server } = require("boardgame.io/server");
const race = require("./race.js");

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
Server({ games: [race], origins: [Origins.LOCALHOST], ...(db && { db }) })
  .run(Number(port))
  .then(() => console.log("ready"));
