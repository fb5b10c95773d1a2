const { ConnectButton } = require('@rainbow-me/rainbowkit');
const React = require('react');

module.exports = function Page() {
  return <main><ConnectButton /></main>;
};
