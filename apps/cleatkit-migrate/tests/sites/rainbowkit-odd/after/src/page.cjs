const { ConnectButton } = require('cleatkit/react');
const React = require('react');

module.exports = function Page() {
  return <main><ConnectButton /></main>;
};
